import { href } from 'react-router'
import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { isDisqualifying } from '../rules.ts'
import { REFUSAL_MAX, stateNames, type ContestState } from '../terms.ts'
import { ContestFields } from './contest-fields.tsx'
import { WorkFrame } from './work-frame.tsx'

type Entry = {
  id: number
  picture: string
  approved_at: Date | null
  refused_at: Date | null
  refusal: string | null
  award: string | null
  hidden_at: Date | null
}
type Props = {
  id: number
  state: ContestState
  words: Record<string, string>
  entries: readonly Entry[]
  page: number
  pages: number
  trouble: FormTrouble | null
}

/** A contest from its draft to its end; its entries stand here without a name. */
export function StaffContestScreen({ id, state, words, entries, page, pages, trouble }: Props) {
  return (
    <StaffPage
      title={words.title ?? ''}
      trail={
        <Link to={href('/staff/contests')} className="text-sm text-indigo underline underline-offset-4">
          コンテスト
        </Link>
      }
      aside={
        <>
          <Badge tone={state === 'open' ? 'done' : 'plain'}>{stateNames[state]}</Badge>
          <LinkButton to={href('/illust_contests/:id', { id: String(id) })} look="outline">
            {state === 'draft' ? 'プレビュー' : 'サイトで見る'}
          </LinkButton>
          <LinkButton to={href('/staff/contests/:id/judging', { id: String(id) })} look="outline">
            審査と賞
          </LinkButton>
        </>
      }
      trouble={trouble?.sentence ?? null}
    >
      <Section title="応募作品">
        {entries.length === 0 ? (
          <Nothing>応募はまだありません。</Nothing>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2">
            {entries.map((entry) => (
              <EntryCard key={entry.id} entry={entry} isOver={isDisqualifying(state)} />
            ))}
          </ul>
        )}
        <ListPages label="応募作品のページ" page={page} pages={pages} />
      </Section>
      <Section title="内容">
        <Sheet className="max-w-reading">
          <PostForm className="grid gap-4" noValidate>
            <ContestFields field={fieldsOf(trouble)} first={words} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" name="act" value="save">
                保存する
              </Button>
              {state === 'draft' && (
                <Button type="submit" name="act" value="publish" look="outline">
                  公開する
                </Button>
              )}
              {state === 'results' && (
                <Button type="submit" name="act" value="archive" look="outline">
                  終了する
                </Button>
              )}
            </div>
          </PostForm>
        </Sheet>
      </Section>
    </StaffPage>
  )
}

function EntryCard({ entry, isOver }: { entry: Entry; isOver: boolean }) {
  const { id, picture, approved_at, refused_at, refusal, award, hidden_at } = entry
  const out = isOver ? '失格' : '非公開'
  const refusing = isOver ? '失格にする' : '公開しない'
  const stands = hidden_at ? '通報により非表示' : approved_at ? '公開中' : refused_at ? out : '確認待ち'
  const beside = (
    <>
      <Badge tone={approved_at ? 'done' : 'plain'}>{stands}</Badge>
      {award && <Badge tone="mark">{award}</Badge>}
      {refusal && <p className="text-sm">{refusal}</p>}
      {!approved_at && (
        <PostForm>
          <input type="hidden" name="work" value={id} />
          <Button type="submit" name="act" value="approve" size="small" aria-label={`No.${id}を公開する`}>
            公開する
          </Button>
        </PostForm>
      )}
    </>
  )
  return (
    <WorkFrame id={id} picture={picture} beside={beside}>
      <PostForm className="grid gap-3">
        <input type="hidden" name="work" value={id} />
        <TextField name="refusal" label={`${refusing}理由`} defaultValue={refusal ?? ''} max={REFUSAL_MAX} />
        <div>
          <Button
            type="submit"
            name="act"
            value="refuse"
            look="outline"
            size="small"
            aria-label={`No.${id}を${refusing}`}
          >
            {refusing}
          </Button>
        </div>
      </PostForm>
    </WorkFrame>
  )
}
