import { Section } from '#ui/staff/section.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { ShownMaterials } from '../terms.ts'
import { MaterialSlots } from './material-slots.tsx'

type Props = { steps: readonly ({ id: number; title: string } & ShownMaterials)[] }

/** What learners of a curriculum download, by its steps; it is there at once, whatever becomes of the form above. */
export function StepMaterials({ steps }: Props) {
  return (
    <div className="px-4 pb-8 md:px-8">
      <Section title="ステップの資料">
        <p className="text-sm text-graphite">アップロードした資料は、すぐに公開されます。</p>
        <ol className="grid gap-4 xl:grid-cols-2">
          {steps.map(({ id, title, file, pdf }, at) => (
            <li key={id}>
              <Sheet className="grid gap-4">
                <h3 className="text-base">{`${at + 1}. ${title}`}</h3>
                <MaterialSlots of="step" id={id} materials={{ file, pdf }} />
              </Sheet>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
