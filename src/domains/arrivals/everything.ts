import type { Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    arrival_files: {
      fate: 'nameless',
      why: 'ほかのシステムの会員を取り込んだスタッフの操作の記録で、人数と日時だけの内容です。',
    },
  },
}
