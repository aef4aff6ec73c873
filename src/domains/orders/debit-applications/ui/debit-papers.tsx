import type { ReactNode } from 'react'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { formatDayKey } from '#platform/tokyo.ts'
import type { Day } from '#platform/days.ts'
import { paperWords } from '../../terms.ts'
import { rejectedWords } from '../words.ts'

export type DebitPapersView = {
  postedBy: Day | null
  postedOn: Day | null
  dueOn: Day
  rejectedReason: string | null
  returnTo: readonly string[]
  formPath: string | null
}

/** What is left to do with the paper, and until when. */
export function DebitPapers({ papers, level = 2 }: { papers: DebitPapersView; level?: 2 | 3 }) {
  const { postedBy, postedOn, dueOn, rejectedReason, returnTo, formPath } = papers
  const isRejected = rejectedReason !== null
  return (
    <section aria-labelledby="papers" className="grid gap-3">
      <SectionHeading level={level} id="papers" flush>
        口座振替依頼書のご返送
      </SectionHeading>
      {(isRejected ? rejectedWords(rejectedReason) : paperWords(papers)).map((words) => (
        <p key={words} className="figures phrases">
          {words}
        </p>
      ))}
      <dl className="figures divide-y divide-line border-y border-line">
        {postedBy && !isRejected && (
          <Row about="依頼書の発送">{postedOn ? formatDayKey(postedOn) : `${formatDayKey(postedBy)}まで`}</Row>
        )}
        <Row about="ご返送の期限">
          {formatDayKey(dueOn)}
          {!isRejected && '（消印有効）'}
        </Row>
        <Row about="ご返送先">
          {returnTo.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Row>
      </dl>
      {formPath && (
        <p>
          <LinkButton to={formPath} look="outline" icon="download" reloadDocument>
            口座振替依頼書をダウンロードする（PDF）
          </LinkButton>
        </p>
      )}
    </section>
  )
}

const Row = ({ about, children }: { about: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-3">
    <dt className="font-bold">{about}</dt>
    <dd className="md:col-span-2">{children}</dd>
  </div>
)
