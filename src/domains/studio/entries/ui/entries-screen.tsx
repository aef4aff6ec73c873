import type { ReactNode } from 'react'
import { wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { FilterForm } from '#ui/staff/filter-form.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { EntriesData } from '../read-entries.server.ts'
import { EntryBadge } from './entry-state.tsx'

type Props = {
  data: EntriesData
  path: string
  entryPath: (id: string) => string
  trail?: ReactNode
  trouble: FormTrouble | null
}

/** What there is of a kind, in its order. */
export function EntriesScreen({ data, path, entryPath, trail, trouble }: Props) {
  const { title, one, lead, entries, q, page, pages, total, byHand, fixed } = data
  return (
    <StaffPage
      title={title}
      lead={lead}
      trail={trail}
      trouble={wholeTrouble(trouble)}
      aside={
        <>
          <span className="figures text-sm text-graphite">{total.toLocaleString('ja-JP')}件</span>
          {!fixed && (
            <LinkButton to={entryPath('new')} icon="plus">
              {`${one}を作成`}
            </LinkButton>
          )}
        </>
      }
    >
      {(total > 10 || q !== '') && (
        <FilterForm key={q} label={`${title}の絞り込み`} path={path} filtered={q !== ''}>
          <TextField label="名前" name="q" defaultValue={q} autoComplete="off" />
        </FilterForm>
      )}
      {entries.length === 0 ? (
        <Nothing>{q === '' ? `${one}はまだありません。` : `該当する${one}はありません。`}</Nothing>
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {entries.map(({ id, name, state }, at) => (
            <li
              key={id}
              className="flex min-h-14 items-center gap-2 rounded-field border border-line bg-sheet py-1 pr-2 pl-4"
            >
              <Link to={entryPath(String(id))} className="min-w-0 flex-1 py-2 font-bold hover:underline">
                <span className="line-clamp-3 phrases">{name}</span>
              </Link>
              <EntryBadge state={state} />
              {byHand && q === '' && (
                <PostForm className="flex" soft="stays">
                  <input type="hidden" name="id" value={id} />
                  <IconButton
                    type="submit"
                    name="act"
                    value="up"
                    icon="chevron-up"
                    label={`「${name}」を上へ`}
                    disabled={at === 0 && page === 1}
                  />
                  <IconButton
                    type="submit"
                    name="act"
                    value="down"
                    icon="chevron-down"
                    label={`「${name}」を下へ`}
                    disabled={at === entries.length - 1 && page === pages}
                  />
                </PostForm>
              )}
            </li>
          ))}
        </ul>
      )}
      <ListPages label={`${title}のページ`} page={page} pages={pages} />
    </StaffPage>
  )
}
