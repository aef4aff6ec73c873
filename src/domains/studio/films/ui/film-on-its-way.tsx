import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import type { FilmOnDesk } from '../read-desk.server.ts'
import { filmStates, spokenBytes, type FilmState } from '../terms.ts'

const tones: Record<FilmState, BadgeTone> = { waiting: 'plain', working: 'info', ready: 'done', failed: 'mark' }

export const FilmBadge = ({ state }: { state: FilmState }) => <Badge tone={tones[state]}>{filmStates[state]}</Badge>

type Props = {
  film: FilmOnDesk
  encoders: 'able' | 'unable' | 'none'
  isReplacing: boolean
  /** Browsers play the original. */
  isPlayable: boolean
}

/** A film between its arrival and its first showing. */
export function FilmOnItsWay({ film, encoders, isReplacing, isPlayable }: Props) {
  const { name, bytes, state, trouble, percent, facts } = film
  return (
    <Sheet>
      <div className="grid grid-cols-1 gap-3" role="status">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <FilmBadge state={state} />
          <span className="min-w-0 font-bold break-all">{name}</span>
          <span className="figures text-sm text-graphite">
            {spokenBytes(bytes)}
            {facts &&
              `・${spokenDuration(facts.seconds)}・${facts.width}×${facts.height}${facts.hasSound ? '' : '・音声なし'}`}
          </span>
        </p>
        {state === 'working' && <ProgressBar label="変換の進み具合" percent={percent} showFigure />}
        {trouble && <p className="text-sm text-vermilion">{trouble}</p>}
        {state === 'waiting' && !trouble && <NoEncoder encoders={encoders} />}
        {(state === 'waiting' || state === 'working') && (
          <p className="text-sm text-graphite">
            {isReplacing
              ? '変換が終わると、いまの動画と入れ替わります。この画面は閉じてもかまいません。'
              : '変換が終わると、ここで再生できます。この画面は閉じてもかまいません。'}
          </p>
        )}
        {state === 'waiting' && encoders !== 'able' && isPlayable && (
          <PostForm>
            <Button type="submit" name="act" value="original" size="small" look="outline">
              変換せずに元の動画を使う
            </Button>
          </PostForm>
        )}
        {state === 'failed' && (
          <PostForm>
            <input type="hidden" name="film" value={film.id} />
            <Button type="submit" name="act" value="retry" size="small" look="outline" icon="refresh">
              もう一度変換する
            </Button>
          </PostForm>
        )}
      </div>
    </Sheet>
  )
}

/** Why a film waits longer than for its turn, and who can help. */
function NoEncoder({ encoders }: { encoders: Props['encoders'] }) {
  if (encoders === 'able') return null
  return (
    <p className="rounded-field border border-vermilion p-3 text-sm">
      {encoders === 'unable'
        ? '変換するサーバーに ffmpeg が入っていません。システム担当者に「apt-get install ffmpeg」の実行を依頼してください。入ると、1分ほどで自動的に始まります。'
        : '動画を変換するプロセスが動いていません。システム担当者に「npm run serve -- encoder」か「npm run serve -- worker」の起動を依頼してください。'}
    </p>
  )
}
