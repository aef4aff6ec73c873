/** The desk's colours, kept in code so that the sandbox needs no files beside it when it is bundled. */
export const style = `:root {
  color-scheme: light dark;
  --paper: #fbf8f2;
  --sheet: #fff;
  --ink: #1e2230;
  --graphite: #5d6472;
  --line: #1e22301f;
  --indigo: #2a4b8d;
  --vermilion: #c8361f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15171c;
    --sheet: #1e2128;
    --ink: #ece8e1;
    --graphite: #a4a9b5;
    --line: #ece8e124;
    --indigo: #8fb0f0;
    --vermilion: #f2705a;
  }
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 16px/1.75 'Hiragino Sans', 'Yu Gothic UI', 'Meiryo', 'Noto Sans JP', sans-serif;
  overflow-wrap: anywhere;
}
header {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
  padding: 8px 24px;
  border-bottom: 1px solid var(--line);
  border-top: 3px solid var(--vermilion);
}
header > a {
  font-weight: 700;
  color: var(--ink);
  text-decoration: none;
}
nav {
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
}
nav a,
header > a {
  display: inline-flex;
  align-items: center;
  min-height: 44px;
}
main {
  max-width: 960px;
  margin: 0 auto;
  padding: 24px;
}
h1 {
  font-size: 28px;
  line-height: 1.35;
}
h2 {
  margin: 0;
  font-size: 18px;
}
a {
  color: var(--indigo);
}
:focus-visible {
  outline: 2px solid var(--indigo);
  outline-offset: 2px;
}
section,
table,
iframe,
.empty {
  width: 100%;
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: 10px;
}
section,
.empty {
  padding: 16px;
  margin: 16px 0;
}
table {
  border-collapse: separate;
  border-spacing: 0;
}
th,
td {
  padding: 8px 16px;
  text-align: left;
  vertical-align: top;
}
td {
  border-top: 1px solid var(--line);
}
@media (max-width: 640px) {
  .lines thead {
    position: absolute;
    clip-path: inset(50%);
  }
  .lines tr {
    display: block;
    padding: 8px 0;
  }
  .lines tr + tr {
    border-top: 1px solid var(--line);
  }
  .lines td {
    display: block;
    padding: 0 16px;
    border: 0;
  }
}
form {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: end;
  margin: 16px 0;
}
td form {
  margin: 0;
}
label {
  display: grid;
  color: var(--graphite);
  font-size: 14px;
}
input,
select,
button {
  min-height: 44px;
  max-width: 100%;
  padding: 0 16px;
  border: 1px solid var(--graphite);
  border-radius: 6px;
  background: var(--sheet);
  color: var(--ink);
  font: inherit;
}
button {
  border-color: var(--ink);
  background: var(--ink);
  color: var(--paper);
  cursor: pointer;
}
button.quiet {
  background: transparent;
  color: var(--ink);
}
iframe {
  height: 70vh;
  background: #fff;
}
pre {
  white-space: pre-wrap;
  font: inherit;
}
dl {
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 0 16px;
}
dt {
  color: var(--graphite);
}
dd {
  margin: 0;
}
.now {
  font-size: 22px;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
}
`
