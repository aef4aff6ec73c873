import { callPath, post } from '#platform/browser-call.ts'

const QUESTION = '受講完了にしますか？この操作は取り消せません。'

/**
 * Asks before something that has no way back, once in a learner's life: the yes is remembered on the server.
 * A failing memory is said aloud and nothing goes on.
 */
export async function askedOnce(
  ns: 'prime_lesson_completion_confirmed' | 'course_completion_confirmed',
): Promise<boolean> {
  const known = await post<{ v: unknown }>(callPath('/api/read_from_user_cache'), { ns })
  if (!known.ok) return failed()
  if (known.body?.v === true) return true
  if (!window.confirm(QUESTION)) return false
  const kept = await post(callPath('/api/write_to_user_cache'), { ns, v: true })
  return kept.ok || failed()
}

function failed(): false {
  window.alert('エラーが発生しました')
  return false
}
