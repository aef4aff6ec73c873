import { MOST_SECONDS } from './timed/terms.ts'

/** The seconds that somebody wrote, full-width digits and decimals too; null for what is no time to draw in. */
export function readSeconds(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return null
  const seconds = Number(plain)
  return seconds > 0 && seconds <= MOST_SECONDS ? seconds : null
}

/** 「0:09」 for what is left, rounded up as people count down; hours only where there are some. */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** 「1分30秒」 for how long something was drawn. */
export function spanWords(ms: number): string {
  const tenths = Math.round(ms / 100) / 10
  const seconds = tenths < 10 ? tenths : Math.round(tenths)
  if (seconds < 60) return `${seconds}秒`
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return [hours && `${hours}時間`, minutes && `${minutes}分`, rest && `${rest}秒`].filter(Boolean).join('')
}
