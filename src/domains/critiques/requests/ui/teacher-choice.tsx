import { useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SectionHeading } from '#ui/section-heading.tsx'
import { RequestForm } from './request-form.tsx'
import { fieldIds, fields, type Field, type TeacherFace } from '../../terms.ts'
import type { CampaignData } from '../read-campaign.server.ts'
import { TeacherCard } from '../../ui/teacher-card.tsx'
import { WaitLine } from '../../waits/ui/wait-line.tsx'

type Choice = Field | 'all'

/**
 * The teachers, and in their place the form for the one that was chosen. The address stays; the browser's Back leads
 * to the list again, with its filter, and so does loading the page anew.
 */
export function TeacherChoice({ campaign }: { campaign: CampaignData }) {
  const [choice, setChoice] = useState<Choice>('all')
  const [chosenId, choose, goBack] = useChosen()
  const chosen = campaign.teachers.find(({ id, asks, available }) => id === chosenId && asks && available)
  if (chosen) return <RequestForm campaignId={campaign.id} teacher={chosen} onBack={goBack} />
  const shown = campaign.teachers.filter(({ genres }) => choice === 'all' || genres.includes(choice))
  return (
    <section aria-labelledby="teachers">
      <SectionHeading id="teachers">先生を選ぶ</SectionHeading>
      {!campaign.canSubmit && <p className="mb-6 font-bold">今期の添削受付は終了しました</p>}
      <FieldChoice value={choice} onChange={setChoice} />
      <ul className="mt-6 grid gap-5 lg:grid-cols-2">
        {shown.map((teacher) => (
          <TeacherCard
            key={teacher.id}
            teacher={teacher}
            isOpen={campaign.canSubmit || isInLine(teacher)}
            onChoose={() => choose(teacher.id)}
            waiting={
              (teacher.asks || isInLine(teacher)) && (
                <WaitLine
                  line={teacher.line}
                  name={teacher.name}
                  place={{ campaignId: campaign.id, teacherId: teacher.id }}
                />
              )
            }
          />
        ))}
      </ul>
      <p role="status" className="mt-6 text-graphite empty:hidden">
        {shown.length === 0 ? '該当する先生はいません' : ''}
      </p>
    </section>
  )
}

/** Who waits sees how, and the way out, also while nobody may ask. */
const isInLine = ({ line }: TeacherFace) => line !== undefined && (line.ahead !== null || line.keptUntil !== null)

const CHOICES: [Choice, string][] = [['all', 'すべて'], ...fieldIds.map((id): [Choice, string] => [id, fields[id]])]

function FieldChoice({ value, onChange }: { value: Choice; onChange: (choice: Choice) => void }) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">先生の分野で絞り込む</legend>
      {CHOICES.map(([id, label]) => (
        <label key={id} className="choice-card">
          <input
            type="radio"
            name={name}
            value={id}
            className="sr-only"
            checked={id === value}
            onChange={() => onChange(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** Who is chosen stands in the history of this visit alone: what an earlier one left there says nothing. */
function useChosen() {
  const navigate = useNavigate()
  const visit = useId()
  const [mark] = useState(() => `${visit}${Date.now()}`)
  const state = useLocation().state as { mark?: string; teacherId?: number } | null
  const chosen = state?.mark === mark ? state.teacherId : undefined
  const choose = (teacherId: number) => void navigate('.', { state: { mark, teacherId } })
  return [chosen, choose, () => void navigate(-1)] as const
}
