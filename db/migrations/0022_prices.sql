-- The school's monthly prices as of their revision; a later price is a later row.
insert into plan_prices (term_months, valid_from, monthly_yen) values
  (1, '2025-04-01 00:00+09', 13800),
  (6, '2025-04-01 00:00+09', 11800),
  (12, '2025-04-01 00:00+09', 8900);
