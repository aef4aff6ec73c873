import type { Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    course_changes: { fate: 'nameless', why: '講座を編集したスタッフの操作の記録で、講座についての内容です。' },
  },
}
