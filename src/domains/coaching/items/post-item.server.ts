import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { saveItem } from './actions/save-item.ts'
import { ItemForm } from './forms.ts'

/** The form of an item was sent: a new one, or one that is. */
export const postItem = (actor: Actor, id: number | null) =>
  pageForm(actor, async () => {
    const saved = await saveItem(actor, id, readBody(actor.body, ItemForm))
    return flash(actor, href('/staff/coaching_items/:id', { id: String(saved) }), 'メニューを保存しました。')
  })
