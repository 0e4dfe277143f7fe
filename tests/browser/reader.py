"""Who plays with keys alone and listens: what a screen reader says, and keys that lead to a place.

What is said comes from Chromium's own accessibility tree: whatever has the focus after a key, and
whatever a live region was given meanwhile.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Locator, Page

LISTEN = """() => {
  const regions = '[aria-live]:not([aria-live=off]), [role=log], [role=status], [role=alert]';
  const hidden = (node) => node.closest('[aria-hidden=true]') !== null;
  window.said = [];
  const hear = (text) => { if (text?.trim()) window.said.push(text.trim().replace(/\\s+/g, ' ')); };
  new MutationObserver((changes) => {
    const whole = new Set();
    for (const change of changes) {
      const at = change.target instanceof Element ? change.target : change.target.parentElement;
      const region = at?.closest(regions);
      for (const node of change.addedNodes) {
        if (!(node instanceof Element) && !region) continue;
        const text = node instanceof Element ? node.innerText ?? '' : node.textContent;
        if (region && !hidden(region)) {
          // Of a status the whole is said, of a log what is new.
          if (region.matches('[role=status], [role=alert]')) whole.add(region);
          else hear(text);
        } else if (node instanceof Element) {
          // A region that comes with its words: only an alert is sure to be heard.
          for (const one of [node, ...node.querySelectorAll('*')]) {
            if (one.matches('[role=alert]') && !hidden(one)) whole.add(one);
          }
        }
      }
      if (change.type === 'characterData' && region && !hidden(region)) whole.add(region);
    }
    for (const region of whole) hear(region.innerText ?? '');
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
TOLD_ROLES = {
    "application": "",
    "dialog": "dialog",
    "group": "group",
    "list": "list",
    "navigation": "navigation",
    "region": "region",
    "tablist": "tabs",
}
"""What is told of the surroundings when the focus comes into them."""
STATES = (
    ("pressed", "true", "pressed"),
    ("pressed", "false", "not pressed"),
    ("expanded", True, "expanded"),
    ("expanded", False, "collapsed"),
    ("selected", True, "selected"),
    ("disabled", True, "unavailable"),
)
MOST_TABS = 80


@dataclass
class Heard:
    """What was pressed, and what was said then."""

    key: str
    said: list[str] = field(default_factory=list)


class Reader:
    """A keyboard and two ears at one page. Nothing is pressed but keys."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.page = page
        self.heard: list[Heard] = [Heard("")]
        self.focused: set[str] = set()
        """What was said because the focus came there; the rest came from live regions."""
        self._line: CDPSession = context.new_cdp_session(page)
        self._line.send("Accessibility.enable")
        self._around: list[str] = []
        self._focus: tuple[int, str] = (0, "")
        page.evaluate(LISTEN)

    def press(self, key: str) -> None:
        """Press a key and listen."""
        self.heard.append(Heard(key))
        self.page.keyboard.press(key)
        self.listen()

    def listen(self) -> None:
        """Hear what has been said meanwhile, and where the focus is if that is elsewhere now."""
        told = self.heard[-1].said
        told += self.page.evaluate("() => window.said.splice(0)")
        focus, around = self._focused()
        if focus == self._focus:
            return
        new = [one for one in around if one not in self._around]
        self._focus, self._around = focus, around
        if focus[1]:
            told.append(", ".join([*new, focus[1]]))
            self.focused.add(told[-1])

    def _focused(self) -> tuple[tuple[int, str], list[str]]:
        """How the focused element is called, and what it is in, from the outside in."""
        found = self._line.send("Runtime.evaluate", {"expression": "document.activeElement"})
        one = {"objectId": found["result"]["objectId"]}
        nodes = self._line.send("Accessibility.getPartialAXTree", {**one, "fetchRelatives": True})
        self._line.send("Runtime.releaseObject", one)
        by_id = {node["nodeId"]: node for node in nodes["nodes"]}
        node = nodes["nodes"][0]
        around: list[str] = []
        outer = by_id.get(node.get("parentId", ""))
        while outer is not None:
            name, role = _value(outer, "name"), _value(outer, "role")
            if name and role in TOLD_ROLES and not outer.get("ignored"):
                around.insert(0, f"{name} {TOLD_ROLES[role]}".strip())
            outer = by_id.get(outer.get("parentId", ""))
        return (node["backendDOMNodeId"], _spoken(node)), around

    def go_to(self, found: Locator) -> None:
        """Walk to an element with Tab, and over the board with arrows, as somebody would."""
        goal = found.element_handle()
        assert goal is not None
        for _ in range(MOST_TABS):
            key = goal.evaluate(TOWARDS)
            if not key:
                return
            self.press(key)
        raise AssertionError(f"no key leads to {found}: {self.heard[-MOST_TABS:]}")


TOWARDS = """(goal) => {
  const here = document.activeElement;
  if (here === goal) return '';
  if (!goal.matches('.hexboard .hit') || !here.matches('.hexboard .hit')) {
    const before = goal.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING;
    return before && here !== document.body ? 'Shift+Tab' : 'Tab';
  }
  const middle = (one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [x, y] = middle(here);
  const [right, low] = middle(goal);
  if (Math.abs(right - x) > 2) return right > x ? 'ArrowRight' : 'ArrowLeft';
  return low > y ? 'ArrowDown' : 'ArrowUp';
}"""  # noqa: E501
"""The key that leads nearer: Tab there or back; on the board first to the column, then along it."""


def _value(node: dict[str, Any], part: str) -> str:
    return str(node.get(part, {}).get("value", ""))


def _spoken(node: dict[str, Any]) -> str:
    """A name, what it is, and how it is; nothing where no element has the focus."""
    role = _value(node, "role")
    if role in ("RootWebArea", "none", "generic"):
        return ""
    states = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
    kind = "toggle button" if "pressed" in states and role == "button" else role
    words = [_value(node, "name") or "(no name)", kind]
    words += [word for name, value, word in STATES if states.get(name) == value]
    if _value(node, "description") != words[0]:
        words.append(_value(node, "description"))
    return ", ".join(one for one in words if one)
