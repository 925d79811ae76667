-- A company may keep half of a work day free. is_off stays true: the other half is what is worked.
alter table company_holidays
  add column free_half text,
  add constraint company_holidays_free_half check (
    free_half is null or (free_half in ('AM', 'PM') and is_off and swapped_with is null)
  );
