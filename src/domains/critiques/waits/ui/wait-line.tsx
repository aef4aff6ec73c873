import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Place } from '../../campaigns/terms.ts'
import type { Line } from '../../terms.ts'

type Props = { line: Line | undefined; name: string; place: Place }

/** The way into the line for a teacher who is full, where who looks stands in it, and the way out. */
export function WaitLine({ line, name, place }: Props) {
  const { busy, failed, send } = useLine(place)
  const [asks, setAsks] = useState(false)
  if (!line) return null
  const { mayJoin, ahead, keptUntil } = line
  const isIn = ahead !== null || keptUntil !== null
  if (!mayJoin && !isIn) return null
  const leave = async () => {
    if (await send('DELETE')) setAsks(false)
  }
  const words = keptUntil ? LEAVING.offered : LEAVING.waiting
  return (
    <div className={keptUntil ? 'contents' : 'flex basis-full flex-wrap items-center justify-between gap-x-4 gap-y-2'}>
      <p
        role="status"
        className={`figures flex items-start gap-2 text-sm empty:hidden ${keptUntil ? '-order-1 basis-full' : ''}`}
      >
        {isIn && (
          <>
            <Icon
              name={keptUntil ? 'check' : 'clock'}
              className={`mt-0.5 size-5 shrink-0 ${keptUntil ? 'text-leaf' : 'text-indigo'}`}
            />
            <span className={keptUntil ? 'font-bold' : undefined}>{standing(line)}</span>
          </>
        )}
      </p>
      <Button
        look={isIn ? 'quiet' : 'outline'}
        pending={busy}
        className="ml-auto"
        aria-label={`${isIn ? words.leave : JOIN}（${name}先生）`}
        onClick={() => (isIn ? setAsks(true) : void send('POST'))}
      >
        {isIn ? words.leave : JOIN}
      </Button>
      {!asks && failed && (
        <div className="basis-full">
          <FieldError error={failed} />
        </div>
      )}
      <Dialog open={asks} onClose={() => setAsks(false)} title={words.title}>
        <div className="grid gap-5">
          <p>{words.what}</p>
          <FieldError error={failed} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="outline" onClick={() => setAsks(false)}>
              {words.stay}
            </Button>
            <Button look="danger" pending={busy} onClick={() => void leave()}>
              {words.leave}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  )
}

const JOIN = '空きを待つ'
const LEAVING = {
  waiting: {
    leave: '待つのをやめる',
    stay: '待ちつづける',
    title: '待つのをやめますか？',
    what: 'もう一度待つときは、列のいちばん後ろになります。',
  },
  offered: {
    leave: '今回は見送る',
    stay: '見送らない',
    title: '今回は見送りますか？',
    what: '確保している受付枠を、次の方にお譲りします。もう一度待つときは、列のいちばん後ろになります。',
  },
}

function standing({ ahead, keptUntil }: Line): string {
  if (keptUntil) return `枠が空きました。${keptUntil}まで、あなたの枠を確保しています`
  return ahead === 0 ? '空きを待っています。次があなたの番です' : `空きを待っています。あなたの前に${ahead}人`
}

function useLine({ campaignId, teacherId }: Place) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const send = async (method: 'POST' | 'DELETE') => {
    setBusy(true)
    const path = callPath('/correction_campaigns/:id/wait', { id: campaignId })
    const { ok, body } = await post(path, { teacher_id: teacherId }, { method })
    await revalidate()
    setBusy(false)
    setFailed(ok ? null : (body?.error ?? 'エラーが発生しました'))
    return ok
  }
  return { busy, failed, send }
}
