const KB = 1024
const MB = KB * KB

/** 850KB, 12.3MB */
export function spokenBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KB))
  return kilobytes < KB ? `${kilobytes}KB` : `${(bytes / MB).toFixed(1)}MB`
}
