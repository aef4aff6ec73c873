/** What is drawn goes into a page as it is: no text of ours or others may become a tag. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Attributes = Record<string, string | number>
const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(
      ([name, value]) =>
        ` ${name}="${escaped(typeof value === 'number' ? String(Math.round(value * 100) / 100) : value)}"`,
    )
    .join('')

export const tag = (name: string, attributes: Attributes, content = '') =>
  `<${name}${written(attributes)}>${content}</${name}>`

export const text = (x: number | string, y: number, words: string, more: Attributes = {}) =>
  tag('text', { x, y, class: 'plot-words', ...more }, escaped(words))

/** The whole drawing; its title says to whom cannot see it what the table beside it shows. */
export const picture = (width: number, height: number, title: string, content: string, look = '') =>
  tag('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': title, class: `plot ${look}` }, content)
