import { useEffect, useId, useRef, useState } from 'react'
import { href } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import bookmarks from '#ui/pictures/bookmarks.svg?no-inline'
import certificates from '#ui/pictures/certificates.svg?no-inline'
import curriculums from '#ui/pictures/curriculums.svg?no-inline'
import notes from '#ui/pictures/notes.svg?no-inline'
import search from '#ui/pictures/search.svg?no-inline'
import { useModal } from '#ui/use-modal.ts'
import type { Progress, ShownTutorial } from '../terms.ts'

const usual = [curriculums, search, notes, bookmarks, certificates]
const tell = (reached: Progress) => void post(callPath('/trial_tutorial/progress'), { reached }, { keepalive: true })

/** The pages of the tutorial, one after the other over the page; the last one leads on. */
export function TutorialOverlay({ tutorial, onClose }: { tutorial: ShownTutorial; onClose: () => void }) {
  const { pages, to, curriculum, variant, entry } = tutorial
  const [at, setAt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const modal = useModal(dialog, true, onClose)
  const page = pages[at]!
  const isLast = at === pages.length - 1
  useEffect(() => {
    if (isLast) tell('end')
  }, [isLast])
  const turn = (by: number) => {
    setAt(at + by)
    // The button that was pressed may be gone on the next page.
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-size="small"
      role="dialog"
      aria-labelledby={titleId}
      data-variant={variant}
      data-entry={entry}
      {...modal}
    >
      <div className="flex justify-end p-2 pb-0">
        <IconButton icon="close" label="閉じる" onClick={() => dialog.current?.close()} />
      </div>
      <div className="grid min-h-0 flex-1 justify-items-center gap-3 overflow-y-auto overscroll-contain px-6 pb-2 text-center">
        <img
          key={at}
          src={page.picture ?? usual[at % usual.length]}
          alt=""
          width={320}
          height={240}
          className="block h-auto max-h-40 w-auto rounded-field"
        />
        <h2 id={titleId} ref={heading} tabIndex={-1} className="headline text-xl outline-none">
          {page.title}
        </h2>
        <p className="phrases min-h-21 text-left">{page.body}</p>
        {isLast && curriculum && <Steps {...curriculum} />}
      </div>
      <div className="grid gap-3 border-t border-line px-6 py-4">
        <Dots at={at} of={pages.length} />
        <div className="grid grid-cols-2 gap-3">
          {at > 0 && (
            <Button look="outline" onClick={() => turn(-1)}>
              前へ
            </Button>
          )}
          {isLast ? (
            <LinkButton
              to={to}
              className="col-start-2"
              onClick={() => {
                tell('target')
                dialog.current?.close()
              }}
            >
              はじめる
            </LinkButton>
          ) : (
            <Button className="col-start-2" onClick={() => turn(1)}>
              次へ
            </Button>
          )}
        </div>
      </div>
    </dialog>
  )
}

function Dots({ at, of }: { at: number; of: number }) {
  return (
    <ol className="flex justify-center gap-2" aria-label="チュートリアルのページ">
      {Array.from({ length: of }, (_, page) => (
        <li
          key={page}
          aria-current={page === at ? 'step' : undefined}
          className={`size-2.5 rounded-round ${page === at ? 'bg-vermilion' : 'bg-edge'}`}
        >
          <span className="sr-only">{`${page + 1} / ${of}`}</span>
        </li>
      ))}
    </ol>
  )
}

function Steps({ id, title, steps }: NonNullable<ShownTutorial['curriculum']>) {
  return (
    <div className="grid w-full gap-2 border-t border-line pt-3 text-left">
      <Link
        to={href('/subscriptions/curriculums/:id', { id: String(id) })}
        className="inline-flex min-h-11 items-center font-bold text-indigo underline underline-offset-4"
      >
        {title}
      </Link>
      <ol className="grid gap-1 text-sm" aria-label="体験カリキュラムのステップ">
        {steps.map((step) => (
          <li key={step.id} className="flex items-start gap-2">
            <Icon name={step.done ? 'check' : 'pen'} className="mt-1 size-4 flex-none text-graphite" />
            <span>
              {step.title}
              {step.done && <span className="text-leaf">（完了）</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
