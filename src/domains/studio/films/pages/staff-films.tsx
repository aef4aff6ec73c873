import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { Select } from '#ui/select.tsx'
import { FilterForm } from '#ui/staff/filter-form.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { type FilmLine, readFilms } from '../read-films.server.ts'
import { filmStates, spokenBytes } from '../terms.ts'
import { FilmBadge } from '../ui/film-on-its-way.tsx'
import type { Route } from './+types/staff-films'

export async function loader({ context }: Route.LoaderArgs) {
  return readFilms(staffActor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '動画')

/** Every film that was brought, the newest first, and what becomes of it. */
export default function StaffFilms({
  loaderData: { films, count, shown, bytes, page, pages, state },
}: Route.ComponentProps) {
  return (
    <StaffPage
      title="動画"
      lead={`アップロードした動画 ${count.toLocaleString('ja-JP')}本、保存量 ${spokenBytes(bytes)}。教材の取り込みで入った動画はここに並ばず、各講座の編集画面にあります（動画のあるチャプターは全部で${shown.toLocaleString('ja-JP')}本）。どこにも使われなくなった動画は、7日後に削除されます。`}
    >
      <FilterForm key={state} label="動画の絞り込み" path={href('/staff/films')} filtered={state !== null}>
        <Select
          label="状態"
          name="state"
          defaultValue={state ?? ''}
          options={[
            { value: '', label: 'すべて' },
            ...Object.entries(filmStates).map(([value, label]) => ({ value, label })),
          ]}
        />
      </FilterForm>
      {films.length === 0 ? (
        <Nothing>
          {state === null
            ? '動画はまだありません。講座のチャプターからアップロードできます。'
            : '該当する動画はありません。'}
        </Nothing>
      ) : (
        <DataTable dense caption="動画の一覧" rows={films} keyOf={({ id }) => id} columns={columns} />
      )}
      <ListPages label="動画の一覧のページ" page={page} pages={pages} />
    </StaffPage>
  )
}

const columns = [
  {
    label: '状態',
    leads: true,
    of: ({ state, percent }: FilmLine) => (
      <span className="grid justify-items-start gap-1">
        <FilmBadge state={state} />
        {state === 'working' && <span className="figures text-xs text-graphite">{percent}%</span>}
      </span>
    ),
  },
  {
    // Where it is seen is how people know it; what its file was called stands below.
    label: '動画',
    leads: true,
    of: ({ name, trouble, places }: FilmLine) => (
      <span className="grid min-w-40 gap-1">
        {places.map(({ word, title, course }) => (
          <span key={word}>
            <Link to={href('/staff/films/:place', { place: word })} className="staff-table-link">
              {title}
            </Link>
            <span className="block text-xs text-graphite">{course}</span>
          </span>
        ))}
        <span className={places.length === 0 ? 'break-all' : 'text-xs break-all text-graphite'}>
          {name}
          {places.length === 0 && <span className="block text-xs text-graphite">どこにも使われていません</span>}
        </span>
        {trouble && <span className="text-xs text-vermilion">{trouble}</span>}
      </span>
    ),
  },
  { label: '長さ', figures: true, of: ({ length }: FilmLine) => length ?? '－' },
  { label: '保存量', figures: true, of: ({ bytes }: FilmLine) => spokenBytes(bytes) },
  { label: 'アップロード', figures: true, of: ({ brought }: FilmLine) => brought },
]
