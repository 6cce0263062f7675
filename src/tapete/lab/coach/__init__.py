"""What the coach goes by and how far it can be trusted: offices counted, forecasts held against outcomes, pictures."""
