import { classNames } from '#ui/class-names.ts'
import { clockWords } from '../../seconds.ts'
import { leftOf } from '../timing.ts'
import type { Looks } from './session-screen.tsx'
import type { Session } from './use-session.ts'

/** The pose on neutral grey, or what is to be seen while there is none. */
export function SessionMat({ session, looks }: { session: Session; looks: Looks }) {
  const { run, now, preparing, pose, url } = session
  if (preparing || !run)
    return (
      <div className="session-mat">
        <div className="session-word" role="status">
          <p className="headline text-lg">ポーズを準備しています</p>
          <p className="figures">
            {preparing?.here ?? 0} / {preparing?.needed ?? 0}
          </p>
        </div>
      </div>
    )
  const left = leftOf(run, now)
  if (run.phase === 'rest' || run.phase === 'lead')
    return (
      <div className="session-mat">
        <div className="session-word">
          <p className="headline text-lg">{run.phase === 'rest' ? '休憩' : 'まもなく始まります'}</p>
          <p className="session-count figures" data-testid="countdown">
            {run.phase === 'rest' ? clockWords(left) : Math.max(1, Math.ceil(left / 1000))}
          </p>
          {run.phase === 'rest' && <p>手と目を休めましょう。</p>}
        </div>
      </div>
    )
  return (
    <div className="session-mat">
      <figure className="session-pose" data-grid={looks.grid || undefined}>
        {url && (
          <img
            src={url}
            alt={pose?.name ?? ''}
            draggable={false}
            className={classNames(looks.mirror && 'session-mirror', looks.grey && 'session-grey')}
          />
        )}
      </figure>
    </div>
  )
}
