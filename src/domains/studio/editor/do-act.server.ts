import { href } from 'react-router'
import { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { idField, readBody } from '#platform/forms.ts'
import { copyCourse } from '../copies/actions/copy-course.ts'
import { deleteCourse } from '../copies/actions/delete-course.ts'
import { type ActForm, WindowForm } from '../courses/forms.ts'
import { sharePreview, stopPreview } from '../previews/actions/share-preview.ts'
import { changeWindow, closeCourse, publishCourse } from '../windows/actions/publish-course.ts'

type Done = { said: string; to?: string } | { link: string }
const Stop = z.object({ preview: idField })

/** What a button of the publishing page does. */
export async function doAct(actor: Actor, id: number, { act }: ActForm): Promise<Done> {
  switch (act) {
    case 'publish':
      await publishCourse(actor, id, readBody(actor.body, WindowForm))
      return { said: '講座を公開しました。開始日時になると、受講生に表示されます。' }
    case 'window':
      await changeWindow(actor, id, readBody(actor.body, WindowForm))
      return { said: '公開期間を変更しました。' }
    case 'close':
      await closeCourse(actor, id)
      return { said: '公開を終了しました。' }
    case 'share':
      return {
        link: actor.house.settings.origin + href('/previews/:token', { token: await sharePreview(actor, id) }),
      }
    case 'stop':
      await stopPreview(actor, id, readBody(actor.body, Stop).preview)
      return { said: 'リンクを終了しました。' }
    case 'copy': {
      const to = href('/staff/courses/:id', { id: String(await copyCourse(actor, id)) })
      return { said: '下書きとしてコピーしました。', to }
    }
    case 'delete':
      await deleteCourse(actor, id)
      return { said: '講座を削除しました。', to: href('/staff/courses') }
  }
}
