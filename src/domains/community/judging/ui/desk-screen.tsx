import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { Column } from '#ui/column.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { Desk } from '../read-judging.server.ts'
import { MarkFields } from './mark-fields.tsx'

type Work = NonNullable<Desk['inHand']>

/** One work large beside the form for its mark, and below all of them with what was said. */
export function DeskScreen({ desk, trouble }: { desk: Desk; trouble: FormTrouble | null }) {
  const { id, title, theme, ends_at, results_at, works, inHand, isOpen, isBefore } = desk
  const done = works.filter(({ isDone }) => isDone).length
  const until = results_at ? `締め切りは、結果発表の${formatMoment(results_at)}です。` : ''
  return (
    <Column>
      <SectionHeading level={1} lead={`テーマ：${theme}`}>
        {title}の審査
      </SectionHeading>
      {isBefore && (
        <EmptyState title="審査はまだ始まっていません">
          応募が締め切られる{formatMoment(ends_at)}から、審査できます。
        </EmptyState>
      )}
      {!isBefore && !inHand && <EmptyState title="公開されている作品がありません" />}
      {inHand && (
        <>
          <p className="mb-4">
            <span className="figures font-bold">
              {done} / {works.length}
            </span>
            点を審査しました。{isOpen ? until : '審査は終わりました。'}
          </p>
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:items-start">
            <a href={inHand.image} className="block overflow-hidden rounded-sheet bg-mat" title="画像だけをひらく">
              <Picture
                key={inHand.id}
                src={inHand.image}
                alt={`作品 No.${inHand.id}`}
                width={inHand.width}
                height={inHand.height}
                fit="contain"
                eager
                className="max-h-[75vh] w-full"
              />
            </a>
            <Sheet as="section" aria-labelledby="mark" className="grid content-start gap-5">
              <h2 id="mark" className="text-xl">
                作品 No.{inHand.id}
              </h2>
              {isOpen ? (
                <MarkFields
                  key={inHand.id}
                  work={inHand}
                  field={fieldsOf(trouble)}
                  trouble={<FieldError error={wholeTrouble(trouble)} />}
                />
              ) : (
                <p className="whitespace-pre-line">{saidOf(inHand)}</p>
              )}
            </Sheet>
          </div>
          <h2 className="mt-12 mb-4 text-xl">すべての作品</h2>
          <ul aria-label="審査する作品" className="grid grid-cols-3 gap-3 md:grid-cols-6 lg:grid-cols-8">
            {works.map((work) => (
              <li key={work.id}>
                <WorkLink contest={id} work={work} isInHand={work.id === inHand.id} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Column>
  )
}

const saidOf = ({ isClose, isDone, points, note }: Work) =>
  `${isClose ? '採点しません（関わりがあるため）' : isDone ? `${points}点` : '採点していません'}${note ? `\n${note}` : ''}`

function WorkLink({ contest, work, isInHand }: { contest: number; work: Work; isInHand: boolean }) {
  const { id, isDone, isClose, points } = work
  const stands = isClose ? '採点しない' : isDone ? `${points}点` : '未採点'
  return (
    <Link
      to={`${href('/contest_judging/:id', { id: String(contest) })}?work=${id}`}
      aria-current={isInHand ? 'true' : undefined}
      aria-label={`No.${id} ${stands}`}
      className={`block overflow-hidden rounded-field border-2 ${isInHand ? 'border-vermilion' : 'border-line'}`}
    >
      <Picture src={work.thumbnailUrl} alt="" width={160} height={160} className="aspect-square w-full bg-mat" />
      <span className={`figures block px-2 py-1 text-xs ${isDone ? 'font-bold' : 'text-graphite'}`}>{stands}</span>
    </Link>
  )
}
