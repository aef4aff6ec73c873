import { Facts } from '#ui/staff/facts.tsx'
import { Section } from '#ui/staff/section.tsx'
import type { Field, Values } from '../terms.ts'

type Props = { fields: readonly Field[]; stored: Values; typed: Values }

const LONG = 300

/** What a colleague saved meanwhile, beside what was typed here: nothing is written over in silence. */
export function Meanwhile({ fields, stored, typed }: Props) {
  const different = fields.filter(
    ({ name, kind }) => kind !== 'picture' && name in typed && (stored[name] ?? '') !== typed[name],
  )
  return (
    <Section title="いま保存されている内容">
      {different.length === 0 ? (
        <p className="text-sm">画像のほかに、入力した内容との違いはありません。</p>
      ) : (
        <Facts of={different.map(({ name, label, kind }) => [label, shown(kind, stored[name] ?? '')] as const)} />
      )}
      <p className="text-sm text-graphite">このまま保存すると、下に入力した内容に置きかわります。</p>
    </Section>
  )
}

function shown(kind: Field['kind'], value: string): string {
  if (value === '') return '（空欄）'
  if (kind === 'flag') return 'チェックあり'
  if (kind !== 'references' && kind !== 'groups') return value.slice(0, LONG)
  return (JSON.parse(value) as { title: string }[]).map(({ title }) => title).join('、')
}
