import { Button } from '#ui/button.tsx'
import { FilePicker } from '#ui/file-picker.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Section } from '#ui/staff/section.tsx'
import type { Looked } from '../look-at.server.ts'

type Props = { looked: Looked | null; error: string | null }

const count = (number: number) => number.toLocaleString('ja-JP')

/** A file is looked at first; what was looked at without a mistake is brought in by the second button. */
export function BringForm({ looked, error }: Props) {
  const isRight = looked !== null && looked.allTroubles === 0 && looked.people > 0
  return (
    <Section title="取り込む">
      <Sheet className="max-w-reading">
        <PostForm soft files className="grid gap-5" noValidate>
          <FilePicker
            name="file"
            label="会員のCSV"
            hint="5MB、5,000人まで。列は email、name、plan_until、courses です。"
            accept=".csv,text/csv"
            error={error}
          />
          {looked && <Findings looked={looked} />}
          {isRight && <input type="hidden" name="digest" value={looked.digest} />}
          <div className="flex flex-wrap gap-3">
            {isRight && (
              <Button type="submit" name="act" value="bring">
                {count(looked.people)}人を取り込む
              </Button>
            )}
            <Button type="submit" name="act" value="check" look={isRight ? 'outline' : undefined}>
              内容を確かめる
            </Button>
          </div>
        </PostForm>
      </Sheet>
    </Section>
  )
}

function Findings({ looked }: { looked: Looked }) {
  const { people, plans, progress, known, knownLines, troubles, allTroubles } = looked
  return (
    <div role="status" className="grid gap-3">
      {allTroubles > 0 ? (
        <>
          <p className="font-bold text-crimson">
            {`${count(allTroubles)}か所を直してください。まだ何も取り込んでいません。`}
          </p>
          <ul className="grid gap-1 text-sm" aria-label="直すところ">
            {troubles.map(({ line, sentence }) => (
              <li key={`${line} ${sentence}`}>
                <span className="figures">{line}行目</span>：{sentence}
              </li>
            ))}
          </ul>
          {allTroubles > troubles.length && <p className="text-sm">ほか{count(allTroubles - troubles.length)}か所</p>}
        </>
      ) : (
        <p className="figures">
          {`新しい会員${count(people)}人、期限のあるプラン${count(plans)}件、学習の記録${count(progress)}件です。まだ何も取り込んでいません。`}
        </p>
      )}
      {known > 0 && (
        <p className="figures text-sm text-graphite">
          すでに会員のため取り込まない行（{count(known)}人）：{knownLines.join('、')}
          {known > knownLines.length && ' ほか'}
        </p>
      )}
    </div>
  )
}
