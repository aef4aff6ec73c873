import type { Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    course_changes: { fate: 'nameless', why: '講座を編集したスタッフの操作の記録で、講座についての内容です。' },
    school_runs: {
      fate: 'nameless',
      why: '教材の取り込みと書き出しを行ったスタッフの操作の記録で、教材についての内容です。',
    },
  },
}
