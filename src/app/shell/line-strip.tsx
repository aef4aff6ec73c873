import { useNavigation } from 'react-router'

/**
 * The two states that no page draws for itself: no network, and a page that lets wait. They stand in every page unseen,
 * so that nothing must be fetched for them; the root's mark and a delay show them.
 */
export function LineStrip() {
  const isWaiting = useNavigation().state !== 'idle'
  return (
    <div className="line-strip" aria-live="polite" data-waiting={isWaiting || undefined}>
      <NoNetworkWords className="away" />
      <SlowWords className="slow" />
    </div>
  )
}

export function NoNetworkWords({ className = '' }: { className?: string }) {
  return (
    <p className={className}>
      <span className="drawing no-network" />
      <span className="phrases">インターネットにつながっていません。つながるまで、この画面はそのまま残ります。</span>
    </p>
  )
}

export function SlowWords({ className = '' }: { className?: string }) {
  return (
    <p className={className}>
      <span className="drawing slow" />
      <span className="phrases">読み込みに時間がかかっています。このままお待ちください。</span>
    </p>
  )
}
