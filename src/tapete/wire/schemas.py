"""JSON Schemas of the wire, for the documents that describe the interface.

Invariants:
- every class reachable from what is asked for stands once among the definitions, named as in the client's types;
- what the server sends has all its fields required; what it takes refuses fields that are not there;
- the same source gives the same schemas.
"""

import dataclasses
import inspect
import types
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tapete.wire.naming import public_name

Schema = dict[str, Any]

_PLAIN: Final = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    Any: {},
}


class Schemas:
    """Collects the definitions of all classes met; `place` is where references point, ending with a slash."""

    def __init__(self, place: str = "#/components/schemas/") -> None:
        self._place = place
        self._met: set[type[Any]] = set()
        self.definitions: dict[str, Schema] = {}

    def of(self, hint: Any) -> Schema:
        """The schema of a type: in place, or a reference to the definition of a class."""
        origin, args = get_origin(hint), get_args(hint)
        if hint in _PLAIN:
            return dict(_PLAIN[hint])
        if origin is Annotated:
            return msgspec.json.schema(hint)
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.of(arg) for arg in args]}
        if isinstance(origin, type) and issubclass(origin, tuple):
            return {"type": "array", "items": self.of(args[0])}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(args[1])}
        return self._class(hint)

    def _class(self, cls: type[Any]) -> Schema:
        name = public_name(cls)
        if cls not in self._met:
            self._met.add(cls)
            self.definitions[name] = {}  # holds the place while the fields are written
            self.definitions[name] = self._definition(cls)
        return {"$ref": self._place + name}

    def _definition(self, cls: type[Any]) -> Schema:
        hints = get_type_hints(cls, include_extras=True)
        properties: dict[str, Schema] = {}
        if issubclass(cls, msgspec.Struct):
            config = cls.__struct_config__
            strict = bool(config.forbid_unknown_fields)
            if config.tag:
                properties[config.tag_field or "type"] = {"const": config.tag}
            required = [*properties]
            for field in msgspec.structs.fields(cls):
                properties[field.name] = self.of(hints[field.name])
                if field.required or not strict:
                    required.append(field.name)
                elif field.default is None or isinstance(field.default, str | int):
                    properties[field.name]["default"] = field.default
        else:
            strict = False
            properties = {field.name: self.of(hints[field.name]) for field in dataclasses.fields(cls)}
            required = [*properties]
        schema: Schema = {"title": public_name(cls), "type": "object", "properties": properties, "required": required}
        if cls.__doc__:
            schema["description"] = inspect.cleandoc(cls.__doc__)
        if strict:
            schema["additionalProperties"] = False
        return schema
