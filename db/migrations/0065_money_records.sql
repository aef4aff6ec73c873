-- Records of money are found by day, sum and customer.
create index invoices_by_day on invoices (issued_at, id);
create index invoices_by_sum on invoices (total_yen, id);
