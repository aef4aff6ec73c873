import type { House } from '#platform/house.ts'
import { formatDay } from '#platform/tokyo.ts'
import { workLetter, type AboutWork } from '../../work-letter.ts'

type About = AboutWork & { endsAt: Date; overAt: Date }

/** The file that was sent with a work goes soon; it can be saved until then. */
export const filesEnd = (house: House, { endsAt, overAt, ...about }: About) =>
  workLetter(house, about, {
    key: 'critique-files-end',
    at: overAt,
    subject: '添削に送った制作ファイルを、まもなく削除します',
    heading: '制作ファイルの保存期間が終わります',
    said: [
      '添削の依頼で送っていただいた制作ファイルを、次の日に削除します。必要なときは、それまでに作品のページから保存してください。',
      [
        ['番号', `添削 No.${about.workId}`],
        ['削除する日', formatDay(endsAt)],
      ],
      '作品の画像と先生からの添削は、そのあともご覧いただけます。',
    ],
    button: { label: '作品のページを開く' },
  })
