import { type ChangeEvent, useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SyncLine, type SyncState } from '#ui/sync-line.tsx'
import { type Cue } from '../../captions/terms.ts'
import { CaptionLine, type Line } from './caption-line.tsx'

type Props = {
  word: string
  version: number
  cues: readonly Cue[]
  at: number
  playFrom: (seconds: number) => void
}

const NEW_LINE_MS = 3_000
let made = 0
const lineOf = (cue: Cue): Line => ({ ...cue, key: ++made })

/** What is spoken, line by line beside the film. */
export function CaptionsEditor({ word, version: first, cues, at, playFrom }: Props) {
  const [lines, setLines] = useState<readonly Line[]>(() => cues.map(lineOf))
  const [version, setVersion] = useState(first)
  const [state, setState] = useState<SyncState | null>(null)
  const [wrong, setWrong] = useState<readonly string[]>([])

  const change = (next: readonly Line[]) => {
    setLines(next)
    setState('unsaved')
  }
  const add = () => {
    const fromMs = Math.round(at * 1000)
    const next = [...lines, lineOf({ fromMs, toMs: fromMs + NEW_LINE_MS, words: '' })]
    change(next.toSorted((a, b) => a.fromMs - b.fromMs))
  }
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (!file) return
    const form = new FormData()
    form.append('file', file)
    const reply = await post<{ cues: Cue[] }>(callPath('/staff/films/:place/captions', { place: word }), form)
    if (!reply.ok || !reply.body) return setWrong(sentencesOf(reply.body))
    setWrong([])
    change(reply.body.cues.map(lineOf))
  }
  const save = async () => {
    setState('saving')
    const sent = { version, cues: lines.map(({ fromMs, toMs, words }) => ({ fromMs, toMs, words })) }
    const path = callPath('/staff/films/:place/captions', { place: word })
    const reply = await post<{ version: number }>(path, sent, { method: 'PUT' })
    if (!reply.ok || !reply.body) {
      setState('unsaved')
      return setWrong(sentencesOf(reply.body))
    }
    setVersion(reply.body.version)
    setWrong([])
    setState('saved')
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <label className="relative inline-flex min-h-11 cursor-pointer items-center text-sm text-indigo underline underline-offset-4">
          .vttか.srtを読み込む
          <input
            type="file"
            accept=".vtt,.srt"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={(event) => void read(event)}
          />
        </label>
        <Button size="small" look="outline" onClick={add}>
          いまの位置に追加
        </Button>
        <Button
          size="small"
          onClick={() => void save()}
          disabled={state === 'saving' || state === 'saved' || state === null}
        >
          字幕を保存する
        </Button>
        <SyncLine state={state} />
      </div>
      {wrong.length > 0 && (
        <ul role="alert" className="grid gap-1 rounded-field border border-vermilion p-3 text-sm">
          {wrong.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {lines.length === 0 ? (
        <p className="text-sm text-graphite">字幕はまだありません。</p>
      ) : (
        <ol className="grid max-h-[32rem] gap-2 overflow-y-auto" aria-label="字幕の行">
          {lines.map((line, index) => (
            <CaptionLine
              key={line.key}
              line={line}
              number={index + 1}
              isNow={line.fromMs <= at * 1000 && at * 1000 < line.toMs}
              playFrom={playFrom}
              onChange={(changed) => change(lines.map((one) => (one.key === line.key ? changed : one)))}
              remove={
                <IconButton
                  icon="trash"
                  label={`${index + 1}番目の字幕を削除`}
                  onClick={() => change(lines.filter((one) => one.key !== line.key))}
                />
              }
            />
          ))}
        </ol>
      )}
    </div>
  )
}

type Refused = { error?: string; fields?: Record<string, string[]> } | null

function sentencesOf(body: Refused): string[] {
  const told = Object.values(body?.fields ?? {}).flat()
  return told.length > 0 ? told : [body?.error ?? '保存できませんでした。通信を確かめて、もう一度お試しください。']
}
