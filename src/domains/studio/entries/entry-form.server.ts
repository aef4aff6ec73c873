import type { Actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { pageForm } from '#platform/page-form.ts'
import { idOf } from '#platform/ids.ts'
import { invalid } from '#platform/refusal.ts'
import { moveBy, removeEntry } from './actions/arrange-entry.ts'
import { saveEntry } from './actions/save-entry.ts'
import type { Kind } from './kind.ts'

type Paths = { list: string; entry: (id: string) => string }

/** What the list's form asks for: one place up or down. */
export function actOnList(actor: Actor, kind: Kind, path: string) {
  return pageForm(actor, async () => {
    const { act, id } = actor.body.fields
    if (act !== 'up' && act !== 'down') throw invalid({ act: ['並べ替える向きを選んでください。'] })
    await moveBy(actor, kind, idOf(String(id)), act === 'up' ? -1 : 1)
    return flash(actor, path + actor.url.search, '並び順を変えました。')
  })
}

/** What the page of an entry asks for: that it is made, saved or removed. */
export function actOnEntry(actor: Actor, kind: Kind, idText: string, { list, entry }: Paths) {
  const id = idText === 'new' ? null : idOf(idText)
  return pageForm(actor, async () => {
    if (actor.body.trouble) throw actor.body.trouble
    const { act, sure } = actor.body.fields
    if (act === 'remove' && id !== null) {
      if (sure !== '1') throw invalid({ remove: ['元に戻せないことを確かめて、チェックを入れてください。'] })
      await removeEntry(actor, kind, id)
      return flash(actor, list, `${kind.one}を削除しました。`)
    }
    const saved = await saveEntry(actor, kind, id)
    return flash(actor, entry(String(saved)), id === null ? `${kind.one}を作成しました。` : '保存しました。')
  })
}
