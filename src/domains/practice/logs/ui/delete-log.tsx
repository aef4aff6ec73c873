import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FAILED } from '../terms.ts'

export function DeleteLog({ id }: { id: number }) {
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const reply = await post(callPath('/user_daily_lesson_trainings/:id', { id }), {}, { method: 'DELETE' })
    setBusy(false)
    if (!reply.ok && reply.status !== 404) return window.alert(FAILED)
    await navigate(href('/user_daily_lesson_trainings'))
  }
  return (
    <>
      <Button look="quiet" icon="trash" onClick={() => setAsks(true)}>
        この記録を削除する
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title="この記録を削除しますか？"
        size="small"
        footer={
          <>
            <Button look="outline" onClick={() => setAsks(false)}>
              やめる
            </Button>
            <Button icon="trash" pending={busy} onClick={() => void remove()}>
              削除する
            </Button>
          </>
        }
      >
        <p>画像とメモは元に戻せません。振り返りと枚数からも消えます。</p>
      </Dialog>
    </>
  )
}
