-- Documents of a period are found by documents_of_period, which begins with the same columns.
drop index documents_submitted;
