-- A migration that rebuilds consent_log must create these again.
CREATE TRIGGER `consent_log_no_update` BEFORE UPDATE ON `consent_log` BEGIN
	SELECT RAISE(ABORT, 'consent_log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `consent_log_no_delete` BEFORE DELETE ON `consent_log` BEGIN
	SELECT RAISE(ABORT, 'consent_log is append-only');
END;
