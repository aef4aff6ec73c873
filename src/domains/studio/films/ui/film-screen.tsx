import { useEffect } from 'react'
import { attachStream, playsStreams } from '#domains/learning/watching/ui/player/stream.ts'
import type { Desk } from '../read-desk.server.ts'
import type { Screen } from './use-screen.ts'

type Props = { desk: Desk; title: string; screen: Screen }

/** The film as it is shown now; before that its original, where browsers play it. */
export function FilmScreen({ desk, title, screen }: Props) {
  const { media, original } = desk
  if (media?.stream || media?.film)
    return (
      <FilmVideo
        key={media.stream ?? media.film}
        {...{ screen, title }}
        stream={media.stream}
        film={media.film}
        poster={media.poster}
      />
    )
  if (original)
    return (
      <div className="grid gap-2">
        <FilmVideo {...{ screen, title }} stream={null} film={original} poster={null} />
        <p className="text-sm text-graphite">
          アップロードした元の動画です。受講生には、変換が終わってから表示されます。
        </p>
      </div>
    )
  return (
    <p className="grid aspect-video place-items-center rounded-sheet border border-dashed border-edge px-4 text-center text-sm text-graphite">
      まだ動画がありません。
    </p>
  )
}

type VideoProps = {
  screen: Screen
  title: string
  stream: string | null
  film: string | null
  poster: string | null
}

function FilmVideo({ screen, title, stream, film, poster }: VideoProps) {
  const { ref } = screen
  useEffect(() => {
    const video = ref.current
    if (!video || !stream || !playsStreams(video)) return
    const attached = attachStream(video, stream, () => {})
    return () => attached.end()
  }, [ref, stream])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- subtitles are worked on beside it
    <video
      {...screen}
      className="aspect-video w-full rounded-sheet bg-black"
      src={stream ? undefined : (film ?? undefined)}
      poster={poster ?? undefined}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
    />
  )
}
