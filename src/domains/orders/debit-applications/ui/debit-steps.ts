/** How far an order by direct debit has come. */
export const debitSteps = ['プラン', '依頼書', '電話番号', '確認', '完了'] as const
