-- When the ambassador's link was opened by which an order came: with it every yen of a reward is told from its beginning.
alter table orders add column referred_at timestamptz;
