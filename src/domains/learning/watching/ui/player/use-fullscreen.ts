import { type RefObject, useEffect, useState } from 'react'

type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Full screen of the whole stage, controls included; an iPhone gives it to the film alone. */
export function useFullscreen(stage: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === stage.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [stage])
  const toggle = () => {
    if (document.fullscreenElement) return void document.exitFullscreen()
    if (stage.current?.requestFullscreen) void stage.current.requestFullscreen().catch(() => {})
    else stage.current?.querySelector<PhoneVideo>('video')?.webkitEnterFullscreen?.()
  }
  return { isFull, toggle }
}
