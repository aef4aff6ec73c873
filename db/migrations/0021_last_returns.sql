-- How long a teacher's last returns took is asked for each card of a campaign; the desk lists them in this order.
create index corrected_works_returned on corrected_works (teacher_id, corrected_at desc, id desc)
  where cancelled_at is null and corrected_at is not null;
