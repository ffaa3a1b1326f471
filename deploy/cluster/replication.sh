#!/bin/sh
# Runs once, when the database is made: its user may copy it from the machines of the private network.
echo 'host replication deadlight samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
