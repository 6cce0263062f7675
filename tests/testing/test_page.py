"""The page on testing tells of every law in the words of the suite, and its example runs."""

import re
from pathlib import Path

from tapete.testing import LAWS

PAGE = (Path(__file__).parents[2] / "docs" / "testing.md").read_text()


def test_the_page_names_every_law_in_its_order() -> None:
    assert re.findall(r"^\| `([a-z-]+-[a-z-]+|replay|outcome|notation)` \|", PAGE, re.MULTILINE) == list(LAWS)


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(example, "docs/testing.md", "exec"), names)
    for name, test in names.items():
        if name.startswith("test_"):
            test()  # type: ignore[operator]
