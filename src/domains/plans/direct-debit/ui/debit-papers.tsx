import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { formatDayKey } from '#platform/tokyo.ts'
import type { Day } from '../../subscription/terms.ts'
import { paperWords } from '../words.ts'

export type DebitPapersView = { postedBy: Day | null; dueOn: Day; returnTo: readonly string[]; formPath: string | null }

/** What is left to do with the paper, and until when. */
export function DebitPapers({ postedBy, dueOn, returnTo, formPath }: DebitPapersView) {
  return (
    <section aria-labelledby="papers" className="grid gap-3">
      <SectionHeading level={2} id="papers" flush>
        口座振替依頼書のご返送
      </SectionHeading>
      {paperWords({ postedBy, dueOn }).map((words) => (
        <p key={words} className="figures">
          {words}
        </p>
      ))}
      <dl className="figures divide-y divide-line border-y border-line">
        {postedBy && <Row about="依頼書の発送">{formatDayKey(postedBy)}まで</Row>}
        <Row about="ご返送の期限">{formatDayKey(dueOn)}（消印有効）</Row>
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
          <LinkButton to={formPath} look="outline" reloadDocument>
            口座振替依頼書をダウンロードする（PDF）
          </LinkButton>
        </p>
      )}
    </section>
  )
}

const Row = ({ about, children }: { about: string; children: React.ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-3">
    <dt className="font-bold">{about}</dt>
    <dd className="md:col-span-2">{children}</dd>
  </div>
)
