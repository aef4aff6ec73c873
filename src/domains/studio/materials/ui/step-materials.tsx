import { Fold } from '#ui/staff/fold.tsx'
import { Section } from '#ui/staff/section.tsx'
import type { ShownMaterials } from '../terms.ts'
import { MaterialSlots } from './material-slots.tsx'

type Props = { steps: readonly ({ id: number; title: string } & ShownMaterials)[] }

/** What learners of a curriculum download, by its steps; it is there at once, whatever becomes of the form above. */
export function StepMaterials({ steps }: Props) {
  return (
    <Section title="ステップの資料">
      <p className="text-sm text-graphite">アップロードした資料は、すぐに公開されます。</p>
      <ol className="grid max-w-reading gap-2">
        {steps.map(({ id, title, file, pdf }, at) => (
          <li key={id} className="rounded-field border border-line bg-sheet px-3">
            <Fold
              title={`${at + 1}. ${title}`}
              note={[file?.name, pdf?.name].filter(Boolean).join('、') || '資料はまだありません'}
            >
              <MaterialSlots of="step" id={id} materials={{ file, pdf }} />
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  )
}
