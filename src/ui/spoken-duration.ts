import { inMinutes } from '#platform/minutes.ts'

/** 「45分」「1時間05分」: the length of a course as people say it; below ten minutes with its seconds, 「1分20秒」. */
export function spokenDuration(seconds: number) {
  const rest = Math.round(seconds) % 60
  if (seconds < 600 && rest > 0) return `${seconds < 60 ? '' : `${Math.floor(seconds / 60)}分`}${rest}秒`
  const minutes = Math.max(1, inMinutes(seconds))
  const hours = Math.floor(minutes / 60)
  if (hours && minutes % 60 === 0) return `${hours}時間`
  return hours ? `${hours}時間${String(minutes % 60).padStart(2, '0')}分` : `${minutes}分`
}
