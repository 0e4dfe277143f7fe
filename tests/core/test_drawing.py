"""Pictures as SVG."""

from __future__ import annotations

from xml.etree import ElementTree

from hexagora.pictures.drawing import END, Drawing, Part, number

SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawing: Drawing) -> ElementTree.Element:
    return ElementTree.fromstring(drawing.svg())


def test_every_shape_becomes_an_element_in_its_order() -> None:
    drawing = Drawing(100, 50, "all")
    drawing.polygon(((0, 0), (10, 0), (5, 8.66)), "#fff", "#000", 2)
    drawing.line(((0, 0), (3, 4)), "#f00", 1)
    drawing.circle(5, 5, 2.5, "#0f0")
    drawing.box((1, 2), (30, 40), 5, stroke="#00f", width=1.5)
    drawing.outline("M0 0 H3 V3 Z", "#123456")
    drawing.text(50, 20, "words", 12, "#fff", END, bold=True)
    root = parsed(drawing)
    assert root.attrib["viewBox"] == "0 0 100 50"
    assert root.attrib["aria-label"] == "all"
    assert [(one.tag.removeprefix(SVG), dict(one.attrib)) for one in root] == [
        (
            "polygon",
            {"points": "0,0 10,0 5,8.7", "fill": "#fff", "stroke": "#000", "stroke-width": "2"},
        ),
        ("polyline", {"points": "0,0 3,4", "fill": "none", "stroke": "#f00", "stroke-width": "1"}),
        ("circle", {"cx": "5", "cy": "5", "r": "2.5", "fill": "#0f0"}),
        (
            "rect",
            {
                "x": "1",
                "y": "2",
                "width": "30",
                "height": "40",
                "rx": "5",
                "fill": "none",
                "stroke": "#00f",
                "stroke-width": "1.5",
            },
        ),
        ("path", {"d": "M0 0 H3 V3 Z", "fill-rule": "evenodd", "fill": "#123456"}),
        (
            "text",
            {
                "x": "50",
                "y": "20",
                "font-size": "12",
                "fill": "#fff",
                "text-anchor": "end",
                "font-weight": "700",
            },
        ),
    ]


def test_a_part_lies_where_it_is_put() -> None:
    part, drawing = Part(), Drawing(10, 10)
    part.circle(0, 0, 1, "#fff")
    drawing.put(part, 3, 4, 0.5, turn=60)
    drawing.put(part, 1, 2)
    root = parsed(drawing)
    assert [one.attrib["transform"] for one in root] == [
        "translate(3 4) scale(0.5) rotate(60)",
        "translate(1 2)",
    ]
    assert [len(one) for one in root] == [1, 1]


def test_words_cannot_break_out_of_a_picture() -> None:
    drawing = Drawing(10, 10, 'a "title" <b>')
    drawing.text(0, 0, '</text><script>"&\x00\x1b\n', 10, "#fff")
    root = parsed(drawing)
    assert root.attrib["aria-label"] == 'a "title" <b>'
    assert [one.text for one in root] == ['</text><script>"&   ']


def test_numbers_are_short() -> None:
    numbers = [number(value) for value in (3.0, -0.01, 2.449, 1200.06, -7.5)]
    assert numbers == ["3", "0", "2.4", "1200.1", "-7.5"]
