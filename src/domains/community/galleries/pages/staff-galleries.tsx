import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { choiceOf, offsetOf, pageOf, pagesOf, PER_PAGE } from '#platform/paging.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { addIllusts } from '../actions/add-illusts.ts'
import { moveForward, takeDown } from '../actions/change-gallery.ts'
import { GalleryForm } from '../forms.ts'
import { listHung } from '../queries.ts'
import { galleries, galleryNames } from '../terms.ts'
import { HangFields } from '../ui/hang-fields.tsx'
import { HungList } from '../ui/hung-list.tsx'
import type { Route } from './+types/staff-galleries'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, url } = staffActor(context)
  const gallery = choiceOf(url, 'gallery', galleryNames) ?? galleryNames[0]!
  const page = pageOf(url)
  const hung = await listHung(db, gallery, { most: PER_PAGE, offset: offsetOf(page) })
  return { gallery, page, pages: pagesOf(hung[0]?.total ?? 0), hung }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, GalleryForm)
    return flash(actor, `${href('/staff/galleries')}?gallery=${form.gallery}`, await change(actor, form))
  })
}

async function change(actor: Actor, form: ReturnType<typeof GalleryForm.parse>): Promise<string> {
  if (form.act === 'upload') {
    const files = actor.body.files.pictures ?? []
    return `${await addIllusts(actor, form.gallery, { table: form.table, files })}点の作品を追加しました。`
  }
  await (form.act === 'before' ? moveForward : takeDown)(actor, form)
  return form.act === 'before' ? '1つ前に移しました。' : '作品を取り外しました。'
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'ギャラリー')

const tabs = galleryNames.map((id) => ({ id, label: galleries[id] }))

export default function StaffGalleries({
  loaderData: { gallery, page, pages, hung },
  actionData,
}: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  return (
    <StaffPage
      title="5周年ギャラリー"
      lead="作者から申し出があった作品は、1点ずつ取り外せます。"
      trouble={wholeTrouble(trouble)}
    >
      <Tabs label="ギャラリー" current={gallery} hrefFor={(id) => `?gallery=${id}`} tabs={tabs}>
        {hung.length === 0 ? <Nothing>作品はまだありません。</Nothing> : <HungList gallery={gallery} hung={hung} />}
        <ListPages label="作品のページ" page={page} pages={pages} />
      </Tabs>
      <HangFields gallery={gallery} trouble={trouble} />
    </StaffPage>
  )
}
