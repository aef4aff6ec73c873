import { href } from 'react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { Phrase } from '../terms.ts'
import { NAME_BLANK, phraseLimits } from '../terms.ts'
import { type Field, PhraseFields } from './phrase-fields.tsx'

type Props = { phrases: readonly Phrase[]; edited: Phrase | null; field: Field; trouble: string | null }

const path = href('/correctional_teachers/phrases')

/** The sentences that a teacher keeps at hand. */
export function PhrasesScreen({ phrases, edited, field, trouble }: Props) {
  return (
    <div className="mx-auto grid max-w-reading gap-8 px-4 py-10 md:px-6 md:py-16">
      <SectionHeading
        level={1}
        flush
        lead={`添削のコメントによく書く文章を登録しておくと、返却の画面でカーソルの位置に入れられます。「${NAME_BLANK}」は、依頼した方の名前に置きかわります。`}
        aside={
          <LinkButton to={href('/correctional_teachers')} look="quiet" size="small" className="-mx-3">
            添削の机にもどる
          </LinkButton>
        }
      >
        コメントの定型文
      </SectionHeading>
      {trouble && (
        <p role="alert" className="rounded-field border border-crimson bg-sheet px-4 py-3 text-crimson">
          {trouble}
        </p>
      )}
      {edited ? (
        <PhraseFields key={edited.id} phrase={edited} field={field} />
      ) : (
        <>
          <List phrases={phrases} />
          {phrases.length < phraseLimits.most ? (
            <PhraseFields phrase={null} field={field} />
          ) : (
            <p className="text-graphite">{`定型文は${phraseLimits.most}件まで登録できます。`}</p>
          )}
        </>
      )}
    </div>
  )
}

function List({ phrases }: { phrases: readonly Phrase[] }) {
  if (phrases.length === 0) return <EmptyState title="定型文はまだありません" />
  return (
    <ul className="grid gap-3" aria-label="登録した定型文">
      {phrases.map(({ id, title, words }) => (
        <Sheet as="li" key={id} className="grid gap-2">
          <div className="flex items-start justify-between gap-4">
            <h2 className="text-base">{title}</h2>
            <LinkButton
              to={`${path}?edit=${id}`}
              look="outline"
              size="small"
              icon="pen"
              aria-label={`「${title}」を編集する`}
            >
              編集
            </LinkButton>
          </div>
          <p className="text-sm break-words whitespace-pre-line text-graphite">{words}</p>
        </Sheet>
      ))}
    </ul>
  )
}
