import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SyncLine } from '#ui/sync-line.tsx'
import type { Cue } from '../../captions/terms.ts'
import { besideOf } from '../../ui/beside.ts'
import { CaptionLine } from './caption-line.tsx'
import { useCaptions } from './use-captions.ts'

type Props = {
  word: string
  version: number
  cues: readonly Cue[]
  at: number
  playFrom: (seconds: number) => void
}

/** What is spoken, line by line beside the film. */
export function CaptionsEditor({ word, version, cues, at, playFrom }: Props) {
  const { lines, state, wrong, change, addAt, read, save } = useCaptions({ word, version, cues })
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="relative inline-flex min-h-11 items-center text-sm text-indigo underline underline-offset-4">
          .vttか.srtを読み込む
          <input
            type="file"
            accept=".vtt,.srt"
            aria-label=".vttか.srtを読み込む"
            className="covering-input"
            onChange={(event) => void read(event)}
          />
        </span>
        <Button size="small" look="outline" onClick={() => addAt(at)}>
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
      <Wrong sentences={wrong} />
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
                  onClick={({ currentTarget }) => {
                    besideOf(currentTarget.closest('li'))?.focus()
                    change(lines.filter((one) => one.key !== line.key))
                  }}
                />
              }
            />
          ))}
        </ol>
      )}
    </div>
  )
}

function Wrong({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <ul role="alert" className="grid grid-cols-1 gap-1 rounded-field border border-vermilion p-3 text-sm">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
