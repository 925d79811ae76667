-- Overtime right before a shift that begins soon after midnight is of the day of the shift, as the presses for it are.
alter table day_parts drop constraint day_parts_order;
alter table day_parts add constraint day_parts_order check (-240 <= start_minute and start_minute < end_minute);
