type Section = { heading: string; says: readonly (string | readonly string[])[] }

const HEADING = '## '
const ITEM = '- '

/** A legal text as staff write it: `## ` before a heading, `- ` before an item of a list, all else paragraphs. */
export function sectionsOf(text: string): Section[] {
  const sections: { heading: string; says: (string | string[])[] }[] = []
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line.startsWith(HEADING)) sections.push({ heading: line.slice(HEADING.length).trim(), says: [] })
    else if (line !== '') sayIn((sections.at(-1) ?? first(sections)).says, line)
  }
  return sections
}

function first(sections: { heading: string; says: (string | string[])[] }[]) {
  const section = { heading: '', says: [] }
  sections.push(section)
  return section
}

function sayIn(says: (string | string[])[], line: string): void {
  if (!line.startsWith(ITEM)) return void says.push(line)
  const item = line.slice(ITEM.length).trim()
  const list = says.at(-1)
  if (Array.isArray(list)) list.push(item)
  else says.push([item])
}

/** The other way round, for a form that begins with the text of now. */
export const textOf = (sections: readonly Section[]): string =>
  sections
    .map(({ heading, says }) =>
      [
        ...(heading ? [HEADING + heading] : []),
        ...says.map((one) => (typeof one === 'string' ? one : one.map((item) => ITEM + item).join('\n'))),
      ].join('\n\n'),
    )
    .join('\n\n')
