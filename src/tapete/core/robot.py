"""What a robot is: a pure function of what its seat may know and a random key."""

from typing import Protocol, TypeVar

V_contra = TypeVar("V_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


class Robot(Protocol[V_contra, A_co]):
    """A player that sees Views only. The same View and key give the same Action, for ever, under the same name."""

    @property
    def name(self) -> str:
        """``NAME@POLICYVERSION``, as records write it after ``robot:``."""
        ...

    def act(self, view: V_contra, key: bytes) -> A_co:
        """One of `view.legal`; `key` is 32 bytes of chance (see `core.chance.robot_key`)."""
        ...
