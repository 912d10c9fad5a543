-- Views count once per day of the portal's calendar, as everything else that is counted by days.
alter table item_view alter day set default portal_day();
