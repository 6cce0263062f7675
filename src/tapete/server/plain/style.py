"""How plain pages look: the cloth and the paper of the room, and nothing that moves."""

from typing import Final

STYLE: Final = """\
:root {
  color-scheme: dark;
  --rail: #10231d; --rail-2: #18322a; --cloth: #1d4639; --line: #97b7a7; --chalk: #f8efdb; --chalk-2: #e2e1cb;
  --paper: #f5ead3; --ink: #221d1a; --ochre: #eebb52; --red-ink: #8a2416; --focus: #ffd166;
}
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--rail); color: var(--chalk); }
body {
  margin: 0; font: 1.0625rem/1.5 "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052,
    "Book Antiqua", Georgia, "Noto Serif", "DejaVu Serif", serif; overflow-wrap: break-word;
}
header, footer, main { max-width: 44rem; margin: 0 auto; padding: .75rem 1rem; }
header { display: flex; gap: .75rem; align-items: baseline; }
header a { font-weight: 700; font-size: 1.1875rem; color: var(--ochre); text-decoration: none; }
main { background: var(--cloth); border: solid var(--line); border-width: 1px 0; padding: 1rem 1.25rem 2rem; }
@media (min-width: 46rem) { main { border-width: 1px; border-radius: 14px; } }
h1, h2 { line-height: 1.2; margin: 1.5rem 0 .5rem; text-wrap: balance; }
h1 { font-size: 1.625rem; margin-top: .25rem; }
h2 { font-size: 1.25rem; color: var(--ochre); }
h3 { font-size: 1.0625rem; margin: 1rem 0 .25rem; color: var(--chalk-2); }
p { margin: .5rem 0; }
dt { font-weight: 700; margin-top: .75rem; } dd { margin: 0; }
a { color: inherit; }
header a, footer a, footer strong, .again a { display: inline-block; padding: .35rem 0; }
small { color: var(--chalk-2); font-size: .875rem; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
ul, ol { margin: .5rem 0; padding-left: 1.25rem; }
ul.log, ul.cards, ul.acts, ol.acts, fieldset ul, footer ul { list-style: none; padding-left: 0; }
ul.log b { display: block; margin-top: .5rem; }
ul.cards li { display: flex; flex-wrap: wrap; gap: .25rem .5rem; margin: .25rem 0; }
ul.cards label { color-scheme: light; }
ul.cards label, ul.cards li:not(:has(label)) {
  background: var(--paper); color: var(--ink); border-radius: 8px; padding: .5rem .75rem;
}
ul.cards:not(:has(label)) { display: flex; flex-wrap: wrap; gap: .5rem; }
ul.acts { display: flex; flex-wrap: wrap; gap: .5rem; }
ul.acts span { display: block; margin-top: .25rem; }
ol.acts li { margin: .5rem 0; }
p.card { display: inline-block; background: var(--paper); color: var(--red-ink); border-radius: 8px; font-weight: 700;
  padding: .75rem 1rem; margin: .25rem 0; }
label { display: inline-flex; gap: .35rem; align-items: center; min-height: 2.75rem; }
input[type=checkbox], input[type=radio] { width: 1.25rem; height: 1.25rem; accent-color: var(--ochre); flex: none; }
fieldset { border: 1px solid var(--line); border-radius: 8px; margin: 1rem 0; padding: .25rem 1rem .5rem; }
fieldset { min-width: 0; }
legend { padding: 0 .35rem; font-weight: 700; }
button, select, input[type=text], input[type=number] {
  font: inherit; min-height: 2.75rem; border-radius: 8px; padding: .35rem .9rem; max-width: 100%;
}
button { background: var(--ochre); color: var(--ink); border: 2px solid var(--ink); font-weight: 700; cursor: pointer; }
p > label { flex-wrap: wrap; }
.start details ul { list-style: none; padding-left: 0; }
.start details li { margin: .75rem 0; } .start details small { display: block; }
main li > small { margin-left: .35rem; }
select, input[type=text], input[type=number] {
  background: var(--rail-2); color: var(--chalk); border: 1px solid var(--line);
}
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; color: var(--chalk-2); font-size: .875rem; padding-bottom: .25rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .5rem .35rem 0; border-bottom: 1px solid #97b7a755; }
thead th { font-weight: 400; color: var(--chalk-2); font-size: .875rem; }
tbody th small { display: block; font-weight: 400; }
tr.turn th, tr.turn td { color: var(--ochre); }
@media (max-width: 30rem) {
  main { padding: .75rem .75rem 1.5rem; }
  table { font-size: .875rem; } th, td { padding-right: .35rem; }
  table small { font-size: .8125rem; } td:last-child { overflow-wrap: anywhere; }
}
details { border-bottom: 1px solid #97b7a755; }
details[open] { padding-bottom: .75rem; }
summary { min-height: 2.75rem; padding: .55rem 0; cursor: pointer; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
.alert, .note { background: var(--paper); color: var(--ink); border-radius: 8px; padding: .75rem 1rem; }
.alert { border-left: 8px solid var(--red-ink); font-weight: 700; }
footer { color: var(--chalk-2); font-size: .9375rem; }
footer ul { display: flex; flex-wrap: wrap; gap: 0 1rem; }
"""
