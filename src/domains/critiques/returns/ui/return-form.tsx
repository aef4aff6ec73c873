import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SyncLine } from '#ui/sync-line.tsx'
import type { Size } from '../../ui/stage/stage.tsx'
import { useHasStrokes } from '../../drawings/ui/editor/use-easel.ts'
import type { Desk, Flat } from '../../drawings/ui/editor/set-up.ts'
import { usePins } from '../../pins/ui/pin-editor.tsx'
import type { Draft } from '../terms.ts'
import { ItemList } from './item-list.tsx'
import { LookOver } from './look-over.tsx'
import { MarksEditor } from './marks-editor.tsx'
import { PictureDesk } from './picture-desk.tsx'
import { sendFlat } from './send-flat.ts'
import { useReturn } from './use-return.ts'
import { whatIsMissing } from './what-is-missing.ts'
import './return-form.css'

type Props = {
  work: { id: number; image: string; size: Size; person: string; isCancelAsked: boolean }
  first: Draft | null
  /** Whether the teacher has drawn over it before. */
  isBegun: boolean
  /** The next work on the desk. */
  next: string | null
  /** What the learner asks, beside the drawing. */
  asked: ReactNode
  /** What stays at hand while the items are written, and out of the picture's way while one draws. */
  children: ReactNode
}

type Looked = { flat: Flat; url: string } | 'pictures'

/** What the teacher gives back: drawn over the picture, pinned, and item by item; looked over, and sent. */
export function ReturnForm({ work, first, isBegun, next, asked, children }: Props) {
  const { items, marks, sync, changeItem, add, remove, mark, send } = useReturn(work.id, first)
  const pins = usePins(work.size, marks.pins, (next) => mark(() => ({ pins: next })))
  const [busy, setBusy] = useState<ReadonlySet<number | string>>(new Set())
  const [desk, setDesk] = useState<Desk | null>(null)
  const isDrawn = useHasStrokes(desk)
  const missing = whatIsMissing({ items, marks, isDrawn })
  const isReady = missing.length === 0 && busy.size === 0
  const setBusyAt = (index: number | string, isBusy: boolean) =>
    setBusy((before) => new Set(isBusy ? [...before, index] : [...before].filter((one) => one !== index)))
  const sending = useSending({ desk, isDrawn: isDrawn && items[0]!.value === '', send })
  const lookOver = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) void sending.lookOver()
  }
  return (
    <div className="grid gap-8">
      <PictureDesk {...{ work, isBegun, pins, asked }} onDesk={setDesk} />
      <div className="mx-auto w-full max-w-page">
        <form id="return" className="return-form" onSubmit={lookOver} noValidate>
          <div className="grid content-start gap-8">
            <header className="grid gap-3 border-t border-line pt-6">
              <h2 className="text-lg">返却する内容</h2>
              <p className="phrases text-sm text-graphite">画像とコメントは、番号の順に受講生に届きます。</p>
            </header>
            <ItemList
              {...{ workId: work.id, items, isDrawn, remove }}
              onChange={changeItem}
              onBusy={(index, isBusy) => setBusyAt(index, isBusy)}
            />
            <div className="flex flex-wrap gap-3">
              <Button look="outline" icon="image" onClick={() => add('image')}>
                画像を追加
              </Button>
              <Button look="outline" icon="note" onClick={() => add('comment')}>
                コメントを追加
              </Button>
            </div>
          </div>
          <div className="grid content-start gap-8">
            <MarksEditor size={work.size} {...{ pins, marks }} onMark={mark} onBusy={setBusyAt} />
          </div>
        </form>
        <div className="return-bar">
          {children}
          <SyncLine state={sync} />
          {sync === 'newer' && (
            <Button look="quiet" size="small" onClick={() => window.location.reload()}>
              最新の内容を読み込む
            </Button>
          )}
          <p id="return-missing" className="return-missing">
            {sending.trouble ?? whyNotYet(missing, busy.size > 0, work.isCancelAsked)}
          </p>
          <Button
            type="submit"
            form="return"
            disabled={!isReady}
            pending={sending.pending && !sending.looked}
            aria-describedby="return-missing"
          >
            添削を完了する
          </Button>
        </div>
      </div>
      <LookOver
        {...{ work, items, marks, next }}
        drawn={sending.looked && sending.looked !== 'pictures' ? sending.looked.url : null}
        open={sending.looked !== null}
        sending={sending.pending}
        onClose={sending.close}
        onSend={(thenTo) => void sending.giveBack(thenTo)}
      />
    </div>
  )
}

type Sending = { desk: Desk | null; isDrawn: boolean; send: ReturnType<typeof useReturn>['send'] }

/** From the look over what is given back to where it leads once it has arrived. */
function useSending({ desk, isDrawn, send }: Sending) {
  const [pending, setPending] = useState(false)
  const [looked, setLooked] = useState<Looked | null>(null)
  const [isLost, setLost] = useState(false)
  const lookOver = async () => {
    if (pending) return
    setLost(false)
    if (!isDrawn) return setLooked('pictures')
    setPending(true)
    const flat = await desk!.flat().catch(() => null)
    setPending(false)
    if (flat) setLooked({ flat, url: URL.createObjectURL(flat.picture) })
    else setLost(true)
  }
  const close = () => {
    if (looked !== null && looked !== 'pictures') URL.revokeObjectURL(looked.url)
    setLooked(null)
  }
  const giveBack = async (thenTo: string) => {
    if (looked === null) return
    setPending(true)
    const drawn = looked === 'pictures' ? null : await sendFlat(looked.flat)
    const arrived = looked === 'pictures' || drawn !== null
    if (arrived && (await send(drawn))) return window.location.assign(thenTo)
    setPending(false)
    close()
    if (arrived) window.alert(`${UNKNOWN}\n${navigator.userAgent}`)
    else setLost(true)
  }
  const trouble = isLost && (
    <span role="alert" className="text-crimson">
      {NOT_DRAWN}
    </span>
  )
  return { pending, looked, trouble: trouble || null, lookOver, close, giveBack }
}

function whyNotYet(missing: readonly string[], isBusy: boolean, isCancelAsked: boolean): string {
  if (isBusy) return 'ファイルを送っています…'
  if (missing.length > 0) return `まだないもの：${missing.join('・')}`
  return isCancelAsked ? '依頼の取り消しを運営で確認しています。' : ''
}

const NOT_DRAWN = '描き込みを送れませんでした。通信を確かめて、もう一度「添削を完了する」を押してください。'
const UNKNOWN = '原因不明のエラーが発生しました。お使いのOSとブラウザの情報を添えて、サポートまでお問い合わせください。'
