import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { CheckList } from '../../self-checks/ui/check-list.tsx'
import type { PracticeData } from '../pages/read-new-log.server.ts'
import { AimSheet } from './aim-sheet.tsx'
import { LogForm } from './log-form.tsx'

/** What to draw on the one side, what was drawn on the other. */
export function PracticeScreen({ practice, memberId }: { practice: PracticeData; memberId: number }) {
  const { aim, checkPoints, lessonTitle, lead, backTo } = practice
  return (
    <article className="mx-auto grid max-w-page grid-cols-1 gap-8 px-4 pt-6 pb-16 md:px-6">
      <header className="grid gap-4">
        <Breadcrumb trail={[{ label: lessonTitle, to: backTo }, { label: '練習を記録する' }]} />
        <SectionHeading level={1} flush lead={lead}>
          {aim.theme}
        </SectionHeading>
      </header>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start">
        <div className="grid min-w-0 grid-cols-1 gap-10">
          <AimSheet aim={aim} />
          {checkPoints.length > 0 && (
            <section aria-labelledby="check-points">
              <SectionHeading id="check-points" level={3} lead="描いたあとに見くらべて、できたものに印をつけましょう。">
                チェックポイント
              </SectionHeading>
              <CheckList points={checkPoints} />
            </section>
          )}
        </div>
        <Sheet className="min-w-0">
          <LogForm practice={practice} memberId={memberId} />
        </Sheet>
      </div>
    </article>
  )
}
